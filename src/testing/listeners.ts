/** Removes the listeners of the window and the document after each test, for tests that run the same script several times. */
export function removeListeners(): void {
  const targets = [window, document];
  beforeEach(() => targets.forEach((target) => jest.spyOn(target, 'addEventListener')));
  afterEach(() => {
    for (const target of targets)
      for (const [type, listener, options] of jest.mocked(target.addEventListener).mock.calls)
        target.removeEventListener(type, listener, options);
  });
}
