/** Words with their inner punctuation: "$7.25", "5 %", "U.S", "low-income". */
export const WORD =
  /(?:[$£€] ?(?=\p{N}))?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.,'’-]*[\p{L}\p{M}\p{N}])?(?:(?<=\p{N})[ \u00A0\u202F]?[%€£$](?!\p{N}))?/gu;
