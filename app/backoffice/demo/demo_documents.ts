import type { Placed } from '#app/documents/actions/store_document'
import { APPEAL, APPEAL_AMENDED, CLAIM, CLIENT_MAIL, CONTRACT, INVENTORY, ORDER, POWER, REPORT } from './demo_texts.js'

/** How the bytes of a document are made of what it says. */
export type Making = 'pdf' | 'docx' | 'xlsx' | 'plain'

/** A document of the demo. All of it is invented. */
export interface DemoDocument extends Partial<Placed> {
  /** Which matter, in the order of their numbers. */
  matter: number
  name: string
  making: Making
  text: string
  /** The same, as it was amended: becomes its second version. */
  amended?: { text: string; comment: string }
}

/** What the first matters of the demo hold. */
export const DEMO_DOCUMENTS: DemoDocument[] = [
  { matter: 0, name: 'Demanda de amparo indirecto.pdf', path: 'Escritos', making: 'pdf', text: CLAIM },
  {
    matter: 0,
    name: 'Ampliación de la demanda.docx',
    path: 'Escritos/Proyectos',
    making: 'docx',
    text: APPEAL,
    amended: { text: APPEAL_AMENDED, comment: 'Con las actas de la segunda visita' },
  },
  {
    matter: 0,
    name: 'Acuerdo que admite la demanda.pdf',
    path: 'Acuerdos y resoluciones',
    shared: true,
    making: 'pdf',
    text: ORDER,
  },
  {
    matter: 0,
    name: 'Inventario de lo asegurado.xlsx',
    path: 'Pruebas/Visita de verificación',
    making: 'xlsx',
    text: INVENTORY,
  },
  { matter: 0, name: 'Correo de la perita contable.eml', path: 'Pruebas', making: 'plain', text: CLIENT_MAIL },
  { matter: 0, name: 'Poder del representante.pdf', making: 'pdf', text: POWER },
  { matter: 1, name: 'Dictamen pericial contable.docx', path: 'Pruebas', making: 'docx', text: REPORT },
  { matter: 14, name: 'Contrato marco de suministro.docx', path: 'Contratos', making: 'docx', text: CONTRACT },
]
