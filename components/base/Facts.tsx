import { Fragment } from "preact";
import styles from "./Facts.module.css";

const BETWEEN = " · ";

/** Facts in a line, parted by dots. It is broken after a dot and within no fact: "2 sources" stays together. */
export function Facts({ words }: { words: string }) {
  const facts = words.split(BETWEEN);
  return (
    <>
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && " "}
          <span class={styles.fact}>{index < facts.length - 1 ? `${fact} ·` : fact}</span>
        </Fragment>
      ))}
    </>
  );
}
