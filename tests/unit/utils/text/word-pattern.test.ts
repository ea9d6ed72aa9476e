import { expect, it } from "vitest";
import { WORD } from "../../../../utils/text/word-pattern.ts";

const words = (text: string): string[] =>
  text.replaceAll("~", "\u00A0").replaceAll("_", "\u202F").match(WORD) ?? [];

it.each<[string, string]>([
  ["Le crédit est de 15 000 $ par an", "15 000 $"],
  ["Le crédit est de 15~000~$ par an", "15\u00A0000\u00A0$"],
  ["Un fonds de 1_200_000_€ est créé", "1\u202F200\u202F000\u202F€"],
  ["Una ayuda de 7 500,50 € al año", "7 500,50 €"],
  ["Le Canada accueille 500 000 immigrants", "500 000"],
  ["A budget of $7 500 for it", "$7 500"],
  ["Il y a 12 000.", "12 000"],
])("%j has the number %j in one word", (text, number) => expect(words(text)).toContain(number));

it.each<[string, readonly string[]]>([
  ["In 2024 300 people left", ["2024", "300"]],
  ["Under Title 26 501 groups pay no tax", ["26", "501"]],
  ["See section 5 300 times", ["5", "300"]],
  ["On May 5 200 people left", ["5", "200"]],
  ["On Nov. 20 100 people left", ["20", "100"]],
  ["Call 202 555 0123 now", ["202", "555", "0123"]],
  ["The 12 300-page books", ["12", "300-page"]],
  ["COVID-19 300 deaths", ["COVID-19", "300"]],
  ["It was 1.5 300 times", ["1.5", "300"]],
  ["Room 007 500 times", ["007", "500"]],
  ["12 3000 and 12 30", ["12", "3000", "12", "30"]],
  ["Items 5, 300 and 400", ["5", "300", "400"]],
])("%j has two numbers", (text, numbers) =>
  expect(words(text).filter((word) => /\d/.test(word))).toEqual(numbers),
);
