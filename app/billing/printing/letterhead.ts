import { asPng } from '#app/core/files/encode_picture'
import { readPicture } from '#app/core/files/pictures'
import { LOCALES, type Language } from '#app/core/messages/catalogue'
import { formatPhone } from '#app/core/validators/phone'
import { bankDataOf } from '#app/billing/queries/bank_data'
import { billingSettings, type FirmBilling } from '#app/billing/queries/billing_settings'
import type Client from '#app/clients/models/client'
import Workspace from '#app/workspaces/models/workspace'
import { wordsIn, type Words } from './words.js'

/** What a document needs of its firm, and in which language it is. */
export interface Letterhead {
  firm: Workspace
  settings: FirmBilling
  pay: Awaited<ReturnType<typeof bankDataOf>>
  language: Language
  t: Words
  /** Pictures that the template reads by their names. */
  files: Record<string, Buffer>
}

/** Loads what the documents of a firm have in common. */
export async function letterheadOf(workspaceId: number, language: Language): Promise<Letterhead> {
  const firm = await Workspace.findOrFail(workspaceId)
  const settings = await billingSettings(workspaceId)
  const webp = firm.logo === null ? null : await readPicture(firm.logo)
  const files: Record<string, Buffer> = webp ? { 'logo.png': await asPng(webp) } : {}
  return { firm, settings, pay: await bankDataOf(firm), language, t: wordsIn(language), files }
}

const present = (...parts: (string | null | undefined | false)[]) => parts.filter((part): part is string => !!part)

/** The head that all documents of billing share, in the words of their reader. `today` is the day of the firm. */
export function documentHead(head: Letterhead, { kind, folio, today }: { kind: string; folio: string; today: string }) {
  const { language, t } = head
  const [year, month, day] = today.split('-').map(Number)
  return {
    language,
    region: LOCALES[language].slice(3),
    date: { year, month, day },
    kind,
    title: kind,
    folio,
    page: t('page', { page: '#', pages: '#' }).split('#'),
    firm: firmLines(head),
  }
}

function firmLines({ firm, t, files }: Letterhead) {
  const place = present(firm.city, firm.state).join(', ')
  const address = present(firm.address, firm.zip && t('zip', { zip: firm.zip }), place).join(', ')
  const legal = present(firm.taxName !== firm.name && firm.taxName, firm.rfc && t('rfc', { rfc: firm.rfc }))
  return {
    name: firm.name,
    logo: files['logo.png'] ? t('logo', { firm: firm.name }) : null,
    lines: present(legal.join(' · '), address, firm.phone && t('phone', { phone: formatPhone(firm.phone) })),
  }
}

/** Whom a document is for. */
export function clientLines({ t }: Letterhead, client: Client) {
  const street = present(client.street, client.exteriorNumber, client.interiorNumber).join(' ')
  const zip = client.zip && t('zip', { zip: client.zip })
  const place = present(street, client.colonia, zip, client.municipality, client.state).join(', ')
  return {
    label: t('client'),
    name: client.name,
    lines: present(client.rfc && t('rfc', { rfc: client.rfc }), place, client.email),
  }
}

/** How to pay, as a document shows it; `reference` stands where the firm asks for none. */
export function payBox({ pay, t }: Letterhead, reference: string | null) {
  if (!pay) return null
  const { bank, clabe, holder, notes } = pay
  const asked = pay.reference ?? reference
  const rows = [
    ...(bank ? [[t('bank'), bank]] : []),
    ...(clabe ? [[t('clabe'), clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4')]] : []),
    ...(clabe ? [[t('holder'), holder]] : []),
    ...(clabe && asked ? [[t('reference'), asked]] : []),
  ]
  return { title: t('how_to_pay'), rows, notes }
}
