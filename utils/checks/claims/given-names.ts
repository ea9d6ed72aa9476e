import { lazy } from "../../platform/lazy.ts";

/** Given names that many people have and few places, laws or months: "Marcus Hale" is a person, "Carolina Beach" is none. */
export const GIVEN_NAMES = lazy(
  (): ReadonlySet<string> =>
    new Set(
      `aaron abigail adam adriana ahmed alan albert alejandra alejandro alex alexander alexandra alexandria alexis alfred alice
   alicia allison amanda amber amy ana andrea andrew andy angela anita ann anna anne annie anthony antonio arthur ashley
   barack barbara beatriz ben benjamin bernard bernie beth betty beverly bob bobby boris brad bradley brandon brenda brent bruno
   brett brian bruce bryan camille carl carla carlos carmen carol caroline catherine cathy chad charles cheryl chris
   christina christine chrystia christopher chuck cindy claire clara claude claudia cody colin connor corey cory craig crystal cynthia dan
   dana daniel danielle dave david dawn deborah debra denise dennis derek diana diane diego dolores don donald donna doris
   dorothy doug douglas dylan earl ed eddie edith edward elaine elena elizabeth ellen elon emily emma emmanuel enrique eric erica
   erik erin ernest esther ethan eugene eva evan evelyn felipe fernando florence frances francisco françois fred frederick
   gabriel gary gavin gene george gerald gérald gerard gina giovanni giorgia gladys glenn gloria gordon greg gregory guillermo
   gustavo hannah harold harry harvey hassan heather hector helen henry herbert hillary holly howard hugh ian ibrahim ilhan
   isabel isabella jack jacob jacqueline jagmeet jaime jake james jamie jane janet janice jared jason javier jean jeff jeffrey
   jennifer jeremy jerome jerry jesse jessica jesús jill jim jimmy joan joanne joe joel johan john johnny jon jonathan jorge
   jose joseph josé joshua josh joyce juan juana judith judy julia julian julie julien justin kamala karen karl kate
   katherine kathleen kathryn kathy katie kayla keir keith kelly kemi ketanji ken kenneth kevin kim kimberly kirsten kristen kristi kyle larry laura
   lauren laurent lawrence leah lee leo leon leonard leslie lewis liam linda lisa liz lois lori louis louise lucas lucía
   luis luke lynn manuel marc marco marcos marcus margaret maria marie marilyn marine mario marjorie mark marta martha
   martin martín mary mateo mathieu matt matthew maureen megan melissa melvin michael michel michelle miguel mike mitch mitt
   mohamed mohammed molly monica muhammad nancy naomi natalie natalia nathalie nathan neil nicholas nick nicolas nicole nigel
   nikki nina noah nora norma olga oliver olivia omar oscar pablo pam pamela patricia patrick patty paul paula pauline pedro
   peggy pete peter phil philip philippe phillip phyllis pierre priya rachel rafael ralph ramón rand randy raúl ray raymond rebecca
   ricardo richard rick rishi rita rob robert roberto robin rodney roger ron ronald rosa roy russell ruth ryan sally sam
   samantha samuel sandra sara sarah scott sean sebastian sergio seth shannon sharon shawn sheila shirley simon sofía sofia
   sonia sophia sophie stacey stanley stella stephanie stephen steve steven sue susan suzanne sylvia tammy tanya ted teresa
   terry theodore theresa thomas tiffany tim timothy tina todd tom tommy tony tracy travis troy tulsi tyler valerie vanessa
   vera vernon veronica vicki victor victoria vincent vivek vladimir walter wanda wayne wendy wes william xavier yolanda yvette
   yvonne zachary zoe joe élise élodie étienne hélène céline éric andré rené jérôme stéphane benoît`.split(
        /\s+/,
      ),
    ),
);
