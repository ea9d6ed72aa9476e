/** An operator at the end of what stands before the caret, whose value can be completed. */
export const OPERATOR_AT_END = /(?:^|\s)(-?)(country|level|state|filetype|city|site):("[^"]*|[^\s"]*)$/i;
