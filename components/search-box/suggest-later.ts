import { computed, signal } from "@preact/signals";
import type { SuggestParts, SuggestStore } from "./suggest-store.ts";

/** The same store, whose code is loaded with the first letter that is typed. */
export function createSuggestLater(parts: SuggestParts): SuggestStore {
  const store = signal<SuggestStore | null>(null);
  let loading: Promise<SuggestStore> | null = null;
  const load = async (): Promise<SuggestStore> => {
    const { createSuggestStore } = await import("../views/later-store-parts.ts");
    store.value = createSuggestStore(parts);
    return store.value;
  };
  return {
    suggestions: computed(() => store.value?.suggestions.value ?? []),
    typed(text, caret) {
      loading ??= load();
      void loading.then((loaded) => loaded.typed(text, caret));
    },
    stop: () => store.value?.stop(),
  };
}
