import type { Subject } from "../subject.ts";

export const councilWelsh: readonly Subject[] = [
  {
    slug: "treth-y-cyngor",
    titles: ["Treth y Cyngor: biliau a gostyngiadau", "Talu Treth y Cyngor"],
    openings: [
      "Mae Treth y Cyngor yn helpu i dalu am wasanaethau lleol {in}.",
      "Anfonir bil Treth y Cyngor i bob cartref {in} ym mis Mawrth.",
    ],
    facts: [
      "Gallwch dalu mewn {10|12} rhandaliad trwy Ddebyd Uniongyrchol.",
      "Mae pobl sy'n byw ar eu pennau eu hunain yn cael gostyngiad o 25 y cant.",
      "Nid yw myfyrwyr amser llawn yn cael eu cyfrif.",
      "Codir premiwm ar ail gartrefi a thai gwag.",
      "Mae cynllun gostyngiad ar gael i bobl ar incwm isel.",
      "Rhowch wybod i ni o fewn 21 diwrnod os ydych yn symud.",
    ],
    closings: ["Ffoniwch {phone} os ydych yn cael trafferth talu.", "Mae'r swyddfa ar agor o {hours}."],
  },
  {
    slug: "biniau-ac-ailgylchu",
    titles: ["Biniau ac ailgylchu", "Diwrnod casglu: gwastraff ac ailgylchu"],
    openings: [
      "Rhowch eich cod post i weld pryd y caiff eich bin ei gasglu.",
      "Cesglir ailgylchu a bwyd bob wythnos {in}, a sbwriel bob {tair wythnos|pythefnos}.",
    ],
    facts: [
      "Rhowch y cynwysyddion allan erbyn {6|6.30|7} y bore.",
      "Mae papur, caniau, poteli a thybiau plastig yn cael eu hailgylchu.",
      "Mae bwyd yn mynd i'r cadi brown.",
      "Ni chaniateir batris mewn unrhyw fin.",
      "Mae Cymru ymhlith y gwledydd gorau yn y byd am ailgylchu.",
      "Gallwch archebu slot yn y ganolfan ailgylchu.",
    ],
    closings: ["Rhowch wybod am gasgliad a fethwyd: {phone}.", "Nid oes casgliad ar ddydd Nadolig."],
  },
  {
    slug: "ceisiadau-cynllunio",
    titles: ["Ceisiadau cynllunio", "Chwilio a rhoi sylwadau ar gais cynllunio"],
    openings: [
      "Gallwch weld pob cais cynllunio {in} ar-lein.",
      "Mae angen caniatâd cynllunio ar y rhan fwyaf o waith adeiladu.",
    ],
    facts: [
      "Gwneir penderfyniad fel arfer o fewn wyth wythnos.",
      "Rhaid i sylwadau ein cyrraedd o fewn 21 diwrnod.",
      "Mae golau, traffig a sŵn yn faterion cynllunio; nid yw gwerth tŷ.",
      "Mae angen caniatâd arbennig ar gyfer adeilad rhestredig.",
      "Ystyrir yr effaith ar yr iaith Gymraeg.",
      "Gellir apelio at arolygydd annibynnol.",
    ],
    closings: ["Siaradwch â swyddog: {phone}.", "Mae cyngor cyn gwneud cais ar gael am ffi."],
  },
  {
    slug: "derbyn-i-ysgolion",
    titles: ["Derbyn i ysgolion", "Gwneud cais am le mewn ysgol"],
    openings: [
      "Gwnewch gais yma am le mewn ysgol {in} ar gyfer mis Medi.",
      "Mae addysg Gymraeg ar gael i bob plentyn {in}.",
    ],
    facts: [
      "Gallwch enwi {tair|pedair} ysgol.",
      "Rhoddir blaenoriaeth i frodyr a chwiorydd.",
      "Nid oes angen siarad Cymraeg gartref i fynd i ysgol Gymraeg.",
      "Mae cludiant am ddim i blant sy'n byw yn bell.",
      "Caiff plant ysgolion cynradd ginio am ddim.",
      "Gallwch apelio os gwrthodir lle.",
    ],
    closings: ["Tîm derbyn: {phone}.", "Anfonir llythyrau ym mis Mawrth ac Ebrill."],
  },
  {
    slug: "cofnodion-y-cyngor",
    titles: ["Cofnodion y Cyngor, {date}", "Cofnodion cyfarfod {date}"],
    openings: [
      "Cofnodion y cyfarfod a gynhaliwyd ar {date}.",
      "Cyfarfu'r cyngor ar {date} am {10|2} o'r gloch; roedd cyfieithu ar y pryd ar gael.",
    ],
    facts: [
      "Derbyniwyd ymddiheuriadau gan {dri|bedwar|bum} aelod.",
      "Cymeradwywyd cofnodion y cyfarfod blaenorol.",
      "Trafodwyd {tai fforddiadwy|cludiant cyhoeddus|llyfrgelloedd} a'r gyllideb.",
      "Pleidleisiwyd o blaid cynllun yr iaith Gymraeg.",
      "Nodwyd adroddiad yr archwilydd.",
      "Gofynnodd y cyhoedd am {lwybr beicio|doiledau|barcio}.",
    ],
    closings: ["Daeth y cyfarfod i ben am {4|5} o'r gloch.", "Mae recordiad ar gael ar-lein."],
    type: "pdf",
    dated: true,
    editions: { count: 2, daysApart: 28 },
  },
];

export const institutionWelsh: readonly Subject[] = [
  {
    slug: "cysylltu-a-hygyrchedd",
    titles: ["Cysylltu â ni a hygyrchedd", "Sut i gysylltu â ni"],
    openings: [
      "Dyma sut i gysylltu â {org}.",
      "Croeso i chi ysgrifennu neu ffonio yn Gymraeg neu yn Saesneg.",
    ],
    facts: [
      "Ni fydd gohebu yn Gymraeg yn arwain at oedi.",
      "Atebir llythyrau o fewn {10|15} diwrnod gwaith.",
      "Gallwch ofyn am brint bras neu braille.",
      "Mae'r wefan yn dilyn safon AA.",
      "Mae dehonglwyr Iaith Arwyddion Prydain ar gael.",
      "Rhowch wybod i ni am broblem gyda thudalen.",
    ],
    closings: ["Ffôn: {phone}.", "Oriau agor: {hours}."],
  },
  {
    slug: "adroddiad-blynyddol",
    titles: ["Adroddiad blynyddol {lastYear}", "{org}: adroddiad {lastYear}"],
    openings: [
      "Mae'r adroddiad hwn yn disgrifio gwaith {org} yn ystod {lastYear}.",
      "Yr hyn a wnaed {in} yn {lastYear}.",
    ],
    facts: [
      "Cyrhaeddwyd {78..97} y cant o'r targedau.",
      "Mae nifer y staff sy'n siarad Cymraeg wedi codi.",
      "Gostyngodd allyriadau carbon {4..18} y cant.",
      "Cafwyd barn lân gan yr archwilydd.",
      "Clywyd gan {300..4100} o bobl mewn ymgynghoriad.",
      "Cyhoeddir y ffigurau fel data agored.",
    ],
    closings: ["Mae crynodeb hawdd ei ddarllen ar gael.", "Lawrlwythwch yr adroddiad llawn isod."],
    type: "pdf",
    dated: true,
  },
];
