import type { Subject } from "../subject.ts";

export const usCitySpanish: readonly Subject[] = [
  {
    slug: "basura-y-reciclaje",
    titles: ["Recolección de basura y reciclaje", "¿Cuándo pasa la basura?"],
    openings: [
      "La ciudad recoge la basura y el reciclaje de cada hogar {in} una vez por semana.",
      "Busque su dirección para saber qué día pasa el camión.",
    ],
    facts: [
      "Saque los botes antes de las {6|6:30|7} de la mañana.",
      "El cartón, el papel, las latas y las botellas van en el bote azul, sin bolsas.",
      "Las pilas, la pintura y el aceite se llevan al centro de {street}.",
      "Después de un día feriado la recolección se atrasa un día.",
      "Los muebles grandes se recogen con cita y cuestan {$15..45}.",
      "Las hojas se ponen en bolsas de papel.",
    ],
    closings: ["¿No pasaron? Llame al {phone}.", "También puede reportarlo en línea o al 311."],
  },
  {
    slug: "vacunas-y-clinicas",
    titles: ["Vacunas gratuitas para niños y adultos", "Clínicas de vacunación {in}"],
    openings: [
      "Las vacunas protegen a su familia. Muchas son gratuitas {in}, aunque no tenga seguro médico.",
      "Encuentre una clínica de vacunación cerca de su casa.",
    ],
    facts: [
      "Los niños necesitan ciertas vacunas para entrar a la escuela.",
      "No se pregunta por el estatus migratorio.",
      "Traiga la cartilla de vacunación si la tiene.",
      "La vacuna contra la gripe se ofrece desde septiembre.",
      "Hay intérpretes sin costo.",
      "La clínica de {street} abre de {hours}.",
    ],
    closings: ["Haga una cita al {phone}.", "Hable con la enfermera si tiene alergias."],
  },
  {
    slug: "pagar-la-factura-de-agua",
    titles: ["Pague su factura de agua", "Agua: pagos, fugas y ayuda"],
    openings: [
      "Puede pagar la factura de agua en línea, por teléfono o en la {office}.",
      "Si no puede pagar el agua este mes, llámenos antes de la fecha de vencimiento.",
    ],
    facts: [
      "Las familias de bajos ingresos reciben un descuento de {15..40} por ciento.",
      "Un inodoro que gotea gasta cientos de galones al día.",
      "Ofrecemos planes de pago de hasta {6|12|18} meses.",
      "El pago con tarjeta tiene un cargo de {$1..4}.",
      "Tenga a la mano el número de cuenta.",
      "La calidad del agua se analiza todos los días.",
    ],
    closings: ["Atención en español: {phone}.", "La oficina está en {street}, de {hours}."],
  },
  {
    slug: "derechos-del-inquilino",
    titles: ["Derechos del inquilino y ayuda con la renta", "¿Aviso de desalojo? Pida ayuda"],
    openings: [
      "Si recibió un aviso de desalojo {in}, no está solo: hay ayuda legal gratuita.",
      "Conozca sus derechos como inquilino {in}.",
    ],
    facts: [
      "El dueño no puede cambiar la cerradura ni cortar la luz.",
      "Solo un juez puede ordenar un desalojo.",
      "La ayuda de emergencia cubre hasta {dos|tres} meses de renta.",
      "Guarde copias de recibos, cartas y fotografías.",
      "Las reparaciones de calefacción y plomería son obligación del dueño.",
      "Está prohibido discriminar por idioma u origen.",
    ],
    closings: ["Llame al {phone} o visite la {office}.", "Las llamadas son confidenciales."],
  },
];

export const usStateSpanish: readonly Subject[] = [
  {
    slug: "inscribirse-para-votar",
    titles: ["Registro de votantes", "Inscríbase para votar {in}"],
    openings: [
      "Los ciudadanos mayores de 18 años que viven {in} pueden inscribirse para votar.",
      "Revise si está en el registro de votantes y actualice su dirección.",
    ],
    facts: [
      "La inscripción en línea tarda cinco minutos.",
      "Puede llevar a una persona de confianza para que le ayude a votar.",
      "Las boletas de muestra se publican en español donde la ley lo exige.",
      "Si se mudó, cambie la dirección antes de la elección.",
      "El voto por correo se solicita con anticipación.",
      "Nadie puede obligarle a decir por quién votó.",
    ],
    closings: ["Preguntas: {phone}.", "Consulte la fecha límite antes de cada elección."],
  },
  {
    slug: "licencia-de-conducir",
    titles: ["Licencia de conducir: requisitos", "Examen de manejo en español"],
    openings: [
      "Para sacar la licencia de conducir {in} se necesita un examen escrito, uno de la vista y uno de manejo.",
      "El manual del conductor está disponible en español.",
    ],
    facts: [
      "Traiga identificación, número de Seguro Social si lo tiene y dos pruebas de domicilio.",
      "La licencia cuesta {$20..62}.",
      "Los menores de 18 años practican {40|50|60} horas con un adulto.",
      "Haga una cita para no esperar.",
      "El seguro del auto es obligatorio.",
      "Renueve antes de la fecha de vencimiento.",
    ],
    closings: ["Información: {phone}, de {hours}.", "Cuidado con quienes venden citas."],
  },
  {
    slug: "salario-minimo",
    titles: ["Salario mínimo y horas extra", "Sus derechos en el trabajo"],
    openings: [
      "Todo trabajador {in} tiene derecho al salario mínimo, sin importar su estatus migratorio.",
      "Si su patrón no le paga, puede presentar un reclamo sin abogado.",
    ],
    facts: [
      "Se paga el salario más alto entre el federal, el estatal y el local.",
      "Después de 40 horas por semana se paga tiempo y medio.",
      "El patrón no puede quedarse con las propinas.",
      "Guarde los talones y anote las horas.",
      "El reclamo se presenta dentro de {dos|tres} años.",
      "Está prohibido tomar represalias.",
    ],
    closings: ["Oficina de normas laborales: {phone}.", "El servicio es gratuito y confidencial."],
  },
];
