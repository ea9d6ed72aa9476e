import type { Examples } from "./examples.ts";
import styles from "./Gallery.module.css";

/** Every component in every state. `?of=Menu` shows one alone; `?width=panel` all as in the panel. */
export function Gallery({ all }: { all: readonly Examples[] }) {
  const wanted = new URLSearchParams(location.search).get("of");
  const shown = all.filter(({ of }) => wanted === null || of === wanted).toSorted(byName);
  return (
    <main class={styles.gallery}>
      <h1>Components</h1>
      {shown.map(({ of, states }) => (
        <section key={of} aria-label={of} class={styles.component}>
          <h2>{of}</h2>
          <div class={styles.states}>
            {states.map(({ name, width = "popup", draw }) => (
              <figure key={name} class={styles.state}>
                <figcaption>{name}</figcaption>
                <div class={width === "page" ? `wide ${styles.page}` : styles[width]}>{draw()}</div>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

function byName(one: Examples, other: Examples): number {
  return one.of.localeCompare(other.of);
}
