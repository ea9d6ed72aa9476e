const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;

/** A host with its other alphabets as letters. A label that is not valid punycode stays as it is. */
export function decodeHost(host: string): string {
  return host
    .split(".")
    .map((label) => (label.startsWith("xn--") ? (decodeLabel(label.slice(4)) ?? label) : label))
    .join(".");
}

/** RFC 3492, section 6.2. */
function decodeLabel(encoded: string): string | null {
  const hyphen = encoded.lastIndexOf("-");
  const output = [...encoded.slice(0, Math.max(0, hyphen))];
  let code = FIRST_CODE;
  let bias = FIRST_BIAS;
  let index = 0;
  let at = hyphen > 0 ? hyphen + 1 : 0;
  while (at < encoded.length) {
    const before = index;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(encoded.charCodeAt(at));
      at += 1;
      if (digit === null) return null;
      index += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = output.length + 1;
    bias = adapted(index - before, length, before === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10ffff) return null;
    output.splice(index, 0, String.fromCodePoint(code));
    index += 1;
  }
  return output.join("");
}

function digitOf(character: number): number | null {
  if (character >= 0x61 && character <= 0x7a) return character - 0x61;
  return character >= 0x30 && character <= 0x39 ? character - 0x30 + 26 : null;
}

function adapted(difference: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / length);
  let k = 0;
  while (delta > ((BASE - T_MIN) * T_MAX) / 2) {
    delta = Math.floor(delta / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
