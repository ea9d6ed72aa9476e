/** Claims as news and posts have them, judged by hand: words a search for the claim has to ask, and words it must not. */
export interface JudgedClaim {
  readonly claim: string;
  /** Lower case, separated by spaces, as are those of `never`. */
  readonly asks: string;
  readonly never: string;
}

const judged = (claim: string, asks: string, never: string): JudgedClaim => ({ claim, asks, never });

/** Datelines, speakers, days, names of people. */
export const NEWS_CLAIMS: readonly JudgedClaim[] = [
  judged("NASA found liquid water on Mars.", "liquid mars", "friday"),
  judged("The Mars 2020 rover cost $2.7 billion.", "mars rover", "billion"),
  judged("Le chômage a reculé en mars 2024.", "chômage", "mars"),
  judged("Le 3 mars, la taxe sur le carbone a été abolie.", "taxe carbone", "mars"),
  judged("Last year, the U.S. added 2.2 million manufacturing jobs.", "manufacturing jobs", "year million"),
  judged("After the 2017 tax cut, the economy added 3 million jobs.", "tax economy jobs", "million"),
  judged(
    "The deficit fell by half last year, the Treasury secretary posted on Monday.",
    "deficit",
    "treasury secretary monday",
  ),
  judged(
    "WASHINGTON (AP) — Congress raised the federal minimum wage to $15 an hour before Thanksgiving.",
    "minimum wage",
    "washington ap congress thanksgiving",
  ),
  judged(
    "Sen. Marcus Hale said Sunday that Medicare covers hearing aids for 66 million people.",
    "medicare hearing aids",
    "marcus hale sunday sen",
  ),
  judged(
    "“We cut inflation in half,” President Dana Whitfield told supporters in Ohio on Tuesday.",
    "inflation",
    "dana whitfield supporters ohio tuesday president",
  ),
  judged(
    "NEW YORK, Nov. 3 (Reuters) - The average tax refund rose by 5 percent compared with last year.",
    "tax refund",
    "york reuters nov year percent",
  ),
  judged(
    "Gov. Ann Ridley (R-Ohio) claimed that the state income tax was abolished in March.",
    "income tax",
    "ann ridley ohio march gov",
  ),
  judged(
    "Social Security benefits will rise by 2.5 percent in January, Commissioner Martin Doyle said.",
    "social security benefits",
    "martin doyle january commissioner",
  ),
  judged(
    "According to Rep. Jane Doe, food stamps cost taxpayers $120 billion a year.",
    "food stamps",
    "jane doe rep billion year",
  ),
  judged(
    "“Insulin now costs no more than $35 a month,” Biden said on Friday.",
    "insulin",
    "biden friday month",
  ),
  judged(
    "The child tax credit is worth up to $2,000 for each child, the senator told reporters on Monday.",
    "child tax credit",
    "senator reporters monday",
  ),
  judged(
    "Mayor Luis Ortega announced that bus fares fell by half last week.",
    "bus fares",
    "luis ortega mayor week",
  ),
  judged(
    "CHICAGO — Police recorded 573 homicides in the city last year, Superintendent Larry Vance said Thursday.",
    "homicides",
    "chicago larry vance thursday year",
  ),
  judged(
    "Illegal border crossings dropped 60 percent since June, Border Patrol chief Jason Owens said in an interview.",
    "border crossings",
    "jason owens interview june percent",
  ),
  judged(
    "Donald Trump signed an executive order that ends birthright citizenship.",
    "birthright citizenship",
    "donald trump",
  ),
  judged(
    "The passport fee, Blinken said on Wednesday, will rise to $160 next month.",
    "passport fee",
    "blinken wednesday month",
  ),
  judged(
    "LONDON, Oct 12 (Reuters) – The NHS waiting list in England stands at 7.6 million.",
    "nhs waiting list",
    "london reuters oct million",
  ),
  judged(
    "Student loan payments restarted in October after a three-year pause, Education Secretary Miguel Cardona told CNN.",
    "student loan payments",
    "miguel cardona cnn october",
  ),
  judged(
    "BREAKING: The Supreme Court struck down the student loan forgiveness plan on Friday.",
    "loan forgiveness",
    "breaking friday",
  ),
  judged(
    "Kamala Harris said the administration created 16 million jobs.",
    "jobs",
    "kamala harris administration million",
  ),
  judged(
    "“Nobody making under $400,000 will pay higher income taxes,” Mr. Biden promised voters on Saturday.",
    "income taxes",
    "biden voters saturday mr",
  ),
  judged(
    "Homelessness increased 18 percent last year, the Department of Housing and Urban Development said.",
    "homelessness",
    "department housing urban development year",
  ),
  judged(
    "OTTAWA, Ont. — The carbon tax adds 17 cents to a litre of gasoline, Pierre Poilievre said on Monday.",
    "carbon tax gasoline",
    "ottawa pierre poilievre monday ont",
  ),
  judged(
    "The IRS will hire 87,000 agents, House Speaker Mike Johnson told Fox News on Sunday.",
    "irs agents",
    "mike johnson fox news sunday",
  ),
  judged(
    "Veterans wait 28 days for an appointment, VA Secretary Denis McDonough testified on Wednesday.",
    "veterans appointment",
    "denis mcdonough wednesday",
  ),
  judged(
    "“The deficit fell by $1.4 trillion,” the president said at a rally in Milwaukee.",
    "deficit",
    "president rally milwaukee trillion",
  ),
  judged(
    "Since January, 400,000 fewer people have applied for asylum, Alejandro Mayorkas said.",
    "asylum",
    "alejandro mayorkas january",
  ),
  judged(
    "Ron DeSantis claimed on Thursday that Florida has the lowest crime rate in 50 years.",
    "florida crime",
    "ron desantis thursday years",
  ),
  judged(
    "AUSTIN, Texas (AP) — Texas executed five prisoners this year, more than any other state.",
    "executed prisoners",
    "austin ap year",
  ),
  judged(
    "The unemployment rate for Black workers fell to 4.8 percent in April, the lowest ever, Press Secretary Karine Jean-Pierre said.",
    "unemployment workers",
    "karine jean-pierre april secretary",
  ),
  judged(
    "FACT CHECK: Immigrants can get Medicaid during their first five years, Sen. Rick Hart said.",
    "immigrants medicaid",
    "fact check rick hart sen",
  ),
  judged(
    "“Crime is up 40 percent in every sanctuary city,” said Rep. Paul Kerr, R-Texas, on Tuesday.",
    "crime sanctuary",
    "paul kerr texas tuesday rep",
  ),
  judged(
    "Lead pipes in 9 million homes will be replaced by 2034, EPA Administrator Michael Regan said last Thursday.",
    "lead pipes homes",
    "michael regan thursday",
  ),
  judged(
    "Abbott told reporters that the wind turbines caused the blackout in February.",
    "wind turbines blackout",
    "abbott reporters february",
  ),
  judged(
    "MEXICO CITY — Remittances from the United States reached $63 billion in 2023.",
    "remittances",
    "mexico city billion",
  ),
  judged(
    "Justin Trudeau said on Tuesday that the federal carbon rebate is $180 every three months.",
    "carbon rebate",
    "justin trudeau tuesday months",
  ),
  judged(
    "Keir Starmer told the BBC that small boat crossings fell by a third before Christmas.",
    "boat crossings",
    "keir starmer bbc christmas",
  ),
  judged(
    "SACRAMENTO, Calif. — California banned the sale of gasoline cars after 2035, Gov. Gavin Newsom said.",
    "gasoline cars",
    "sacramento calif gavin newsom gov",
  ),
  judged(
    "“Four million people lost their Medicaid coverage,” Senator Elena Ruiz wrote on Monday.",
    "medicaid coverage",
    "elena ruiz monday senator",
  ),
  judged(
    "The Federal Reserve raised interest rates eleven times, Chair Jerome Powell said last week.",
    "interest rates",
    "jerome powell week",
  ),
  judged(
    "MADRID (EFE) — El salario mínimo subió a 1.134 euros al mes, dijo la ministra Yolanda Díaz el martes.",
    "salario mínimo",
    "madrid efe yolanda díaz martes ministra euros",
  ),
  judged(
    "Según el presidente Pedro Sánchez, el desempleo bajó al 11 por ciento en junio.",
    "desempleo",
    "pedro sánchez junio presidente",
  ),
  judged(
    "PARIS (AFP) – Le chômage a reculé de 3,4 % en mars, a déclaré le ministre Bruno Le Maire lundi.",
    "chômage",
    "paris afp bruno maire lundi mars",
  ),
  judged(
    "Selon le premier ministre François Legault, les tarifs d’électricité augmentent de 3 % en avril.",
    "tarifs électricité",
    "françois legault avril ministre",
  ),
];

/** What only looks like a dateline, a speaker, a day or a person, and is what the claim is about. */
export const PLAIN_CLAIMS: readonly JudgedClaim[] = [
  judged("Thanksgiving is a federal holiday.", "thanksgiving holiday", ""),
  judged("Sunday is not a day of mail delivery.", "sunday mail delivery", ""),
  judged("Juneteenth became a federal holiday in 2021.", "juneteenth holiday", ""),
  judged("Washington has no state income tax.", "washington income tax", ""),
  judged("Martin Luther King Jr. Day is a federal holiday.", "luther king", ""),
  judged("The Lincoln Memorial is open 24 hours a day.", "lincoln memorial", ""),
  judged("The maximum Pell Grant is $7,395.", "pell grant", ""),
  judged("Roth IRA contributions are limited to $7,000.", "roth ira contributions", ""),
  judged("Ronald Reagan Washington National Airport is closed at night.", "airport", ""),
  judged("Medicare Part B costs $174.70 a month.", "medicare part", "month"),
  judged("The Justice Department has 115,000 employees.", "justice employees", ""),
  judged("The White House has 132 rooms.", "white house rooms", ""),
  judged("The Inflation Reduction Act caps insulin at $35.", "inflation reduction insulin", ""),
  judged("Texas has no income tax.", "texas income tax", ""),
  judged("The mayor of Leeds cut the library budget by a third.", "leeds library budget", "mayor third"),
  judged("Unemployment claims fell to 200,000.", "unemployment claims", "fell"),
  judged("The Hoover Dam produces 4 billion kilowatt-hours a year.", "hoover dam", "year"),
  judged("A Social Security number has nine digits.", "security digits", ""),
  judged("Puerto Rico residents pay no federal income tax.", "puerto rico", ""),
  judged("Black Friday is a state holiday in Nevada.", "black friday holiday", ""),
  judged("Daylight saving time ends in November.", "daylight saving", "november"),
  judged("The Electoral College has 538 electors.", "electoral college electors", ""),
  judged("The Rio Grande forms the border with Mexico.", "rio grande border", ""),
  judged("The Kennedy Center receives federal funds.", "kennedy center", ""),
  judged("Christmas trees are taxed 15 cents by the Department of Agriculture.", "christmas trees", "cents"),
  judged("A passport card costs $30.", "passport card", "costs"),
  judged("Canada pays family allowances for children under 18.", "allowances", ""),
  judged("The NHS prescription charge in England is £9.90.", "nhs prescription charge", ""),
  judged("You can renew a driver’s license online in Georgia.", "driver license", ""),
  judged(
    "The law says that employers must give 60 days of notice before a layoff.",
    "employers notice layoff",
    "law days",
  ),
  judged("The Voting Rights Act bans literacy tests.", "voting rights literacy", ""),
  judged("The Great Salt Lake has lost 73 percent of its water.", "salt lake", "percent"),
  judged("Only citizens may vote in federal elections.", "federal elections", ""),
  judged("Tap water in Flint contains lead.", "flint", ""),
  judged("The U.S. Postal Service delivers to 167 million addresses.", "postal service", "million"),
  judged("Ellis Island was the largest immigration station.", "ellis island immigration", "largest"),
  judged("The Grand Canyon is in Arizona.", "grand canyon arizona", ""),
  judged("Lake Mead supplies water to Las Vegas.", "mead vegas", ""),
  judged("The Alaska dividend was $1,702 in 2024.", "alaska dividend", ""),
  judged("SNAP pays $292 a month to one person.", "snap", "month"),
  judged("Los jubilados no pagan impuestos en Portugal.", "jubilados impuestos portugal", "pagan"),
  judged("Le salaire minimum est de 15 $ l’heure au Québec.", "salaire minimum québec", "heure"),
];
