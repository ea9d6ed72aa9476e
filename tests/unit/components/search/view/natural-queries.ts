/** Searches as people type them, with words too many, mistakes and places. None was written for an answer that the local service has. */
export const NATURAL_QUERIES: readonly string[] = `how much is a pasport
renew drivers licence online
when is my garbage picked up in austin
whats the minimum wage in california
property tax due date toronto
can i get food stamps in texas
hunting liscense ohio
how do i register to vote in nevada
medicare part b premium 2026
social security retirement age
student loan forgiveness aplication
speed limit school zone london
building permit deck seattle
child tax credit amount
universal credit how much
nhs prescription charges
council tax bands manchester
unemployment benefits how to apply new york
is weed legal in colorado
parking ticket appeal vancouver
business license los angeles cost
birth certificate copy florida
marriage license requirements las vegas
snow removal bylaw montreal
lead pipes replacement chicago
tax brackets 2026 federal
air quality today denver
noise complaint toronto hours
drinking water standards lead limit
who is my member of parliament
school holidays 2027
national park entrance fee
fema flood map
immigration wait times canada
carbon tax rebate alberta
state pension age uk
dog licence fee calgary
bus fares seniors ottawa
The federal minimum wage is 15 dollars an hour
cost of a library card boston
library opening hours sunday
swimming pool lessons for kids ottawa
apply for a street parking permit
how late can construction noise go in new york
recycling collection calendar 2026
report a pothole on my road
where do i pay my water bill
flu shot clinics for seniors
emergency shelter open tonight
rent increase limit ontario 2026
food safety inspection ratings restaurants
voter registration deadline texas
passport processing time urgent
veterans disability compensation rates
heating assistance program income limits
wildfire smoke air advisory
public transit strike update
minimum wage for tipped workers
council meeting minutes november
bin collection day christmas
school bus route change
property assessment appeal deadline
small business grants for women
drivers license renewal age 70
fishing licence lake ontario
homestead exemption harris county
overtime pay rules salaried employees
paid sick leave law washington
energy rebate heat pump
snow plow schedule tonight
budget 2027 police spending
measles vaccination requirement school
permis de conduire renouvellement ontario
salaire minimum québec 2026
collecte des ordures montréal jour férié
taxe foncière paiement en retard
pago del agua en linea el paso
salario minimo federal por hora
licencia de conducir requisitos texas
vacunas gratis para niños
congress members social security
apply for section 8 housing
how to get a replacement social security card
toronto garbage schedule holiday
number of homeless people in seattle
average class size ontario schools
statutory sick pay rate
minimum wage northern ireland
ev charging grants scotland
flood insurance requirement mortgage
snap eligibility income chart
driver license fees arizona
can landlord keep deposit california
property tax relief for veterans texas
lost dog shelter phone number
vaccination records request online
how to become a citizen
visa fee increase
national debt per person
crime rate by neighborhood
teacher salary schedule 2026
drone rules in parks
plastic bag ban fine
food truck permit application fee
restaurant grease trap rules
composting program sign up
tree removal permit heritage tree
noise bylaw barking dogs
wheelchair accessible buses
child care subsidy waitlist
prueba de manejo cita
congé de maternité durée
bibliothèque horaires dimanche
renew expired passport online
dispute late water bill
change address drivers license
cancel parking permit refund
report broken street light
request copy of birth certificate
contest parking ticket online court
replace lost green card
complain about noisy neighbour council
extend visitor visa stay
transfer vehicle title family member
appeal council tax band
pay overdue property tax installments
check status of tax refund amended
register newborn baby birth
proprety tax releif in texas
pasport renewl for my dauhgter
wher do i get a birth certificat in ontario
biulding pemrit in california`.split("\n");
