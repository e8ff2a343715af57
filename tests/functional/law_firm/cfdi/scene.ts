import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ApiClient } from '@japa/api-client'
import { ZipFile } from 'yazl'
import { StoreCfdi } from '#app/cfdi/actions/store_cfdi'
import { CfdiFault } from '#app/cfdi/parsing/fault'
import { RFC, type CfdiOfTest } from '#tests/helpers/cfdi_xml'
import { firm, type Firm } from '#tests/helpers/people'
import type { signedIn } from '#tests/helpers/signed_in'
import { authorNamed } from '#tests/functional/law_firm/billing/scene'
import { sendFile } from '#tests/functional/law_firm/payments/scene'

/** The day on which the CFDI of these tests are looked at: 4 May 2026 at noon in Mexico City. */
export const NOON = '2026-05-04T18:00:00Z'
export const TODAY = '2026-05-04'

/** A firm that issues the invoices of the tests. */
export async function issuingFirm(name?: string): Promise<Firm> {
  const ours = await firm(name)
  await ours.workspace.merge({ rfc: RFC.firm }).save()
  return ours
}

/** Keeps an XML as the owner of a firm does. */
export const kept = ({ workspace, owner }: Firm, xml: string, name = `${randomUUID()}.xml`) =>
  new StoreCfdi().handle(authorNamed(owner), workspace, { name, bytes: Buffer.from(xml) })

/** The reason for which an XML is refused; «taken» when it is not. */
export const refusalOf = (ours: Firm, xml: string): Promise<string> =>
  kept(ours, xml).then(
    () => 'taken',
    (error: unknown) => {
      if (error instanceof CfdiFault) return error.reason
      throw error
    }
  )

export type Session = Awaited<ReturnType<typeof signedIn>>

/** Sends a file as the page does. */
export const upload = (client: ApiClient, session: Session, file: Buffer | string, path = '/law-firm/cfdi') =>
  sendFile(client, session, path, { fields: {}, file: Buffer.from(file as never), name: 'factura.xml' })

/** A ZIP of these files. */
export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content as never), name)
  zip.end()
  const path = join(await mkdtemp(join(tmpdir(), 'foja-zip-')), 'carpeta.zip')
  await pipeline(zip.outputStream, createWriteStream(path))
  return readFile(path)
}

/** An invoice of the firm that is paid later. */
export const later = (made: CfdiOfTest = {}): CfdiOfTest => ({
  ...made,
  root: { MetodoPago: 'PPD', FormaPago: '99', ...made.root },
})
