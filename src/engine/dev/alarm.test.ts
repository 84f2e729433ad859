import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createAlarm } from "./alarm.ts";

const NOW = Date.parse("2026-12-01T09:00:00Z");
const MONTH = 31 * 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

it("calls once, at its time, also when that is further than a timer can wait", () => {
  const call = vi.fn();
  createAlarm(call).set(NOW + MONTH);
  vi.advanceTimersByTime(MONTH - 1);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(MONTH);
  expect(call).toHaveBeenCalledOnce();
});

it("calls soon after a sleep in which the time passed", () => {
  const call = vi.fn();
  createAlarm(call).set(NOW + MONTH);
  vi.setSystemTime(NOW + MONTH + 1);
  vi.advanceTimersByTime(30_000);
  expect(call).toHaveBeenCalledOnce();
});

it("drops a time when it is given another one, none, or ended", () => {
  const call = vi.fn();
  const alarm = createAlarm(call);
  alarm.set(NOW + 1000);
  alarm.set(NOW + 5000);
  vi.advanceTimersByTime(4999);
  alarm.set(undefined);
  vi.advanceTimersByTime(MONTH);
  alarm.set(Date.now() + 1000);
  alarm.clear();
  vi.advanceTimersByTime(MONTH);
  expect(call).not.toHaveBeenCalled();
});
