/** Output tests: they read the built pages in public/ and fail when there are none. */
module.exports = {
  ...require('./jest.config.js'),
  testEnvironment: 'node',
  testPathIgnorePatterns: ['/node_modules/'],
  testMatch: ['**/*.output.test.ts'],
  setupFilesAfterEnv: [],
};
