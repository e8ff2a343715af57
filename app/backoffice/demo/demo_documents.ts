import type { Placed } from '#app/documents/actions/store_document'

/** A document of the demo. All of it is invented. */
export interface DemoDocument extends Partial<Placed> {
  name: string
  text: string
}

const NOTE = '\n\nDocumento ficticio de la demostración de Foja.\n'

/** What the first matter of the demo holds. */
export const DEMO_DOCUMENTS: DemoDocument[] = [
  {
    name: 'Demanda de amparo indirecto.txt',
    path: 'Escritos',
    text: `C. JUEZ DE DISTRITO EN TURNO\n\nSe promueve juicio de amparo indirecto contra la orden de clausura del establecimiento.${NOTE}`,
  },
  {
    name: 'Ampliación de demanda.txt',
    path: 'Escritos',
    text: `Se amplía la demanda respecto de los actos conocidos con el informe justificado.${NOTE}`,
  },
  {
    name: 'Acuerdo que admite la demanda.txt',
    path: 'Acuerdos y resoluciones',
    shared: true,
    text: `Se admite a trámite la demanda y se señala fecha para la audiencia constitucional.${NOTE}`,
  },
  {
    name: 'Inventario de lo asegurado.csv',
    path: 'Pruebas/Visita de verificación',
    text: 'Concepto,Cantidad,Estado\nHorno industrial,2,Sellado\nCámara fría,1,Sellada\nMesas de trabajo,14,Libres\n',
  },
  {
    name: 'Correo de la perita contable.eml',
    path: 'Pruebas',
    text: 'From: Perita <perita@ejemplo.mx>\nTo: Despacho <contacto@ejemplo.mx>\nSubject: Avance del dictamen\nDate: Mon, 2 Nov 2026 10:00:00 -0600\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\nEl dictamen ficticio estará listo el viernes.\n',
  },
  { name: 'Poder del representante.txt', text: `Testimonio ficticio del poder para pleitos y cobranzas.${NOTE}` },
]
