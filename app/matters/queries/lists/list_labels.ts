import QRCode from 'qrcode'
import { route } from '#app/core/addresses'
import MatterCode from '#app/matters/models/matter_code'
import Matter, { type MatterViewer } from '#app/matters/models/matter'
import type { Audience } from '#app/matters/actions/make_codes'

/** A label for a folder: what it says, and its code as the path of a drawing of `size` by `size`. */
export type Label = {
  key: string
  audience: Audience
  reference: string
  title: string
  clientName: string | null
  court: string | null
  fileNumber: string | null
  size: number
  path: string
}

const QUIET = 2

/** The labels of some matters that somebody sees, those whose codes were made. `site` is the address of the product. */
export async function listLabels(
  viewer: MatterViewer,
  site: string,
  selected: { ids: number[]; audiences: Audience[] }
): Promise<Label[]> {
  const matters = await Matter.seenBy(viewer).whereIn('matters.id', selected.ids).orderBy('matters.number')
  const codes = await MatterCode.query()
    .whereIn(
      'matterId',
      matters.map(({ id }) => id)
    )
    .whereIn('audience', selected.audiences)
    .whereNull('revokedAt')
    .orderBy('id')
  return matters.flatMap((matter) => {
    const own = codes.filter(({ matterId }) => matterId === matter.id)
    const sorted = selected.audiences.flatMap((audience) =>
      own.filter((code) => code.audience === audience).slice(0, 1)
    )
    return sorted.map((code) => labelOf(matter, code, site))
  })
}

function labelOf(
  { reference, title, clientName, court, fileNumber }: Matter,
  { code, audience }: MatterCode,
  site: string
): Label {
  const { size, data } = QRCode.create(new URL(route('law_firm.matter_labels.open', { code }), site).href, {
    errorCorrectionLevel: 'M',
  }).modules
  const dark = Array.from({ length: size * size }, (_, at) => at).filter((at) => data[at])
  const path = dark.map((at) => `M${(at % size) + QUIET} ${Math.floor(at / size) + QUIET}h1v1h-1z`).join('')
  return { key: code, audience, reference, title, clientName, court, fileNumber, size: size + 2 * QUIET, path }
}
