import { act, renderHook } from '@testing-library/react';
import { useToday } from './useToday';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-12-18T23:59:00Z') }));
afterEach(() => jest.useRealTimers());

it.each(['visibilitychange', 'pageshow'])('is the new day after %s in a page that was left open', (event) => {
  const { result, unmount } = renderHook(useToday);
  for (const day of ['2026-12-18', '2026-12-19', '2027-01-01']) {
    jest.setSystemTime(Date.parse(`${day}T23:59:00Z`));
    act(() => void document.dispatchEvent(new Event(event, { bubbles: true })));
    expect(result.current).toBe(day);
  }
  const removed = jest.spyOn(window, 'removeEventListener');
  unmount();
  expect(removed).toHaveBeenCalledWith(event, expect.any(Function));
});
