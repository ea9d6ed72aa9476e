/** Failures are data, because thrown errors do not survive the messages between a page and the worker. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure };

export const success = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const failed = <Failure>(failure: Failure): { ok: false; failure: Failure } => ({
  ok: false,
  failure,
});
