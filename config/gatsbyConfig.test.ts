/** @jest-environment node */

it.each(['www.pams.example', 'localhost:9000'])('ends the build if SITE_URL is only %s', async (SITE_URL) => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL });
  jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('the end');
  });
  const error = jest.spyOn(console, 'error').mockReturnValue();
  await jest.isolateModulesAsync(() => expect(import('../gatsby-config')).rejects.toThrow('the end'));
  expect(error).toHaveBeenCalledWith(expect.stringContaining(`"${SITE_URL}"; expected a full address`));
});
