/** Words that say how others hang together, in the languages of the pages. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about an and are as at be by can do does for from how i in is it my of on or our that the their this to was were
   what when where which who why will with you your
   à au aux avec ce ces comment dans de des du en est et la le les ma mes mon ou où par pour quand que quel quelle qui
   sur un une votre vos
   con cómo cuál cuándo del dónde el es las lo los mi para por qué se su una y
   ac ar ei yn yr`.split(/\s+/),
);

/** A word in capitals is a name: IT, WHO. */
const CAPITALS = /^\p{Lu}{2,}$/u;

export function isFunctionWord(word: string): boolean {
  return !CAPITALS.test(word) && FUNCTION_WORDS.has(word.toLowerCase());
}
