import { t } from "../../../utils/platform/i18n.ts";
import type { SearchRequest } from "../../../utils/search/request.ts";
import { Button } from "../../base/Button.tsx";
import type { Offers } from "../view/second-tries.ts";

interface OfferedProps {
  offers: Offers;
  onWords(words: string): void;
  onFederal(request: SearchRequest): void;
}

/** Where nothing was found: what was looked for besides and finds something. */
export function Offered({ offers: { words, federal }, onWords, onFederal }: OfferedProps) {
  return (
    <>
      {words.length > 0 && (
        <fieldset class="did-you-mean">
          <legend>{t("results.did_you_mean")}</legend>
          <div class="row">
            {words.map((each) => (
              <Button key={each} onClick={() => onWords(each)}>
                {each}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      {federal && (
        <div class="row">
          <Button icon="search" onClick={() => onFederal(federal)}>
            {t("no.results_federal")}
          </Button>
        </div>
      )}
    </>
  );
}
