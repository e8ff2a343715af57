import type { SlotPayload } from '#app/docket/template_slot'

/**
 * Template; then lines `days after the matter is opened | what is due | what the client reads`, of which only what has words for the client is shown to them; then `expects:` with what
 * is expected to be notified, whose terms the rules compute. The days are those of a firm's own habit: none of them is a term of a law.
 */
const TABLE = `
Juicio ordinario mercantil
7 | Reunir los documentos base de la acción | Junte y envíenos los contratos, facturas y estados de cuenta del adeudo.
15 | Tener lista la demanda para revisión |
45 | Revisar el expediente: que la instancia no quede sin promoción |
expects: commercial_claim; commercial_sentence; final_judgment
===
Amparo indirecto
2 | Reunir la constancia del acto reclamado y la de su notificación | Envíenos el documento que le notificaron y la fecha en que lo recibió.
5 | Tener lista la demanda con su capítulo de suspensión |
20 | Decidir si se ofrece prueba testimonial, pericial o inspección |
expects: prevention; provisional_suspension; definitive_suspension; indirect_sentence
===
Desocupación y pago de rentas
5 | Reunir el contrato de arrendamiento y los recibos no pagados | Envíenos el contrato y los recibos que no le han pagado.
10 | Tener lista la demanda para revisión |
30 | Revisar si ya se emplazó a la parte demandada |
expects: final_judgment
===
Juicio laboral individual
3 | Revisar la constancia de no conciliación y la fecha del despido | Envíenos la constancia del centro de conciliación y sus recibos de nómina.
10 | Tener lista la demanda para revisión |
expects: dismissal; labour_claim; final_judgment
===
Juicio de nulidad fiscal
3 | Reunir la resolución y su constancia de notificación | Envíenos la resolución y el sobre o correo con que la recibió.
15 | Tener lista la demanda con sus pruebas |
expects: tax_resolution; nullity_answered; nullity_order; nullity_judgment
`

function payloadOf(lines: string[]): SlotPayload {
  const payload: SlotPayload = { deadlines: [], expected: [] }
  for (const line of lines) {
    if (line.startsWith('expects:')) {
      payload.expected = line
        .slice('expects:'.length)
        .split(';')
        .map((key) => key.trim())
      continue
    }
    const [days, title = '', clientText = ''] = line.split('|').map((part) => part.trim())
    const shown = clientText !== ''
    payload.deadlines.push({ title, days: Number(days), toResponsible: true, shown, clientText: clientText || null })
  }
  return payload
}

/** What templates of the demo propose in a new matter, by their titles: in the form in which the editor of a template keeps it. */
export const DEMO_TEMPLATE_DEADLINES: ReadonlyMap<string, SlotPayload> = new Map(
  TABLE.trim()
    .split('===')
    .map((part) => {
      const [title = '', ...lines] = part.trim().split('\n')
      return [title, payloadOf(lines)] as const
    })
)
