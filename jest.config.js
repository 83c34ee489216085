/** Unit tests: components by role and name, pure functions, content rules. */
module.exports = {
  testEnvironment: 'jsdom',
  // Pictures are woven and decoded in some tests, and `npm test` builds beside them: a busy machine takes its time.
  testTimeout: 60_000,
  roots: ['<rootDir>/src'],
  testPathIgnorePatterns: ['/node_modules/', '\\.output\\.test\\.ts$'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.js'],
  transform: { '^.+\\.(t|mj|j)sx?$': '<rootDir>/src/testing/transform.js' },
  transformIgnorePatterns: ['node_modules/(?!(gatsby|gatsby-script|@csstools)/)'],
  moduleNameMapper: {
    '\\.module\\.scss$': 'identity-obj-proxy',
    '\\.(scss|svg)$': '<rootDir>/src/testing/file.ts',
    '^gatsby$': '<rootDir>/src/testing/gatsby.tsx',
  },
};
