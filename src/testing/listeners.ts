/** Removes the listeners of the window and the document after each test, for tests that run the same script several times. */
export function removeListeners(): void {
  let listening: AbortController;
  beforeEach(() => {
    listening = new AbortController();
    const { signal } = listening;
    for (const target of [window, document]) {
      const listen = target.addEventListener.bind(target);
      jest
        .spyOn(target, 'addEventListener')
        .mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options?: unknown) =>
          listen(type, listener, {
            ...(typeof options === 'object' ? options : { capture: options === true }),
            signal,
          }),
        );
    }
  });
  afterEach(() => {
    jest.restoreAllMocks();
    listening.abort();
  });
}
