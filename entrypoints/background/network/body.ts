/** Far above any answer of the contracts; a body beyond it is not read to its end. */
export const BODY_LIMIT = 8 * 1024 * 1024;

export interface Body {
  readonly text: string;
  readonly bytes: number;
}

/** Reads a body up to the limit, counted as it arrives after decompression; null where it is larger. */
export async function readBody(response: Response, limit: number = BODY_LIMIT): Promise<Body | null> {
  const { body } = response;
  if (body === null) return { text: "", bytes: 0 };
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), bytes };
    bytes += value.byteLength;
    if (bytes > limit) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
