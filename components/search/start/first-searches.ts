/** Searches that always find something: what is searched for, what they are called, and where they look. */
export const EXAMPLES = [
  { words: "example.query_1", name: "example.name_1", place: "example.place_1" },
  { words: "example.query_2", name: "example.name_2", place: "example.place_2" },
  { words: "example.query_3", name: "example.name_3", place: "example.place_3" },
] as const;
