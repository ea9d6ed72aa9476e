import type { ComponentChildren } from "preact";
import type { ResultPage } from "../../../utils/search/service-answers.ts";
import styles from "./ListEnd.module.css";
import { Paging } from "./Paging.tsx";

interface ListEndProps {
  /** null: no list is shown. */
  page: ResultPage | null;
  onPage(page: number): void;
  /** What else stands after the last result. */
  children?: ComponentChildren;
}

/** After the last result: the way to other pages. */
export function ListEnd({ page, onPage, children }: ListEndProps) {
  const hasPages = page !== null && (page.total > 0 || page.results.length > 0);
  return (
    <footer class={`foot ${styles.end}`}>
      {children}
      {hasPages && <Paging page={page} onPage={onPage} />}
    </footer>
  );
}
