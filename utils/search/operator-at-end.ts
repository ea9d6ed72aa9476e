/** An operator just before the caret, whose value can be completed. */
export const OPERATOR_AT_END = /(?:^|\s)(-?)(country|level|state|filetype|city|site):("[^"]*|[^\s"]*)$/i;

/** The same typed loosely: with a space behind the colon or within the value, as in `state:new y`. */
export const LOOSE_OPERATOR_AT_END =
  /(?:^|\s)(-?)(country|level|state|city):(\s*[^\s":]+(?:\s[^\s":]+){0,3})$/i;

/** How an operator that is being typed can be completed. */
export interface Completion {
  /** `state:tx` */
  readonly text: string;
  /** "Texas" */
  readonly label: string;
  /** The whole query with the completion in place. */
  readonly query: string;
  /** Where the caret goes. */
  readonly caret: number;
}
