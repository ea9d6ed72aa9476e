/** `card`: with its reason and two actions. `line`: where something else is what the reader came for. */
export type AnswerSize = "card" | "line";
