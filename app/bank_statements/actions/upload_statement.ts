import type { Author } from '#app/core/audit/author'
import { isDuplicate } from '#app/core/models/duplicate'
import { firmToday } from '#app/core/time_zone'
import { tidyLine } from '#app/core/validators/fields'
import { digestOfFile } from '#app/bank_statements/domain/fingerprint'
import { guessMapping } from '#app/bank_statements/domain/guess_mapping'
import { BANK_LIMITS } from '#app/bank_statements/domain/limits'
import type { Mapping } from '#app/bank_statements/domain/mapping'
import type { FileContent } from '#app/bank_statements/domain/movement'
import BankAccount from '#app/bank_statements/models/bank_account'
import BankStatement from '#app/bank_statements/models/bank_statement'
import { rememberedMapping } from '#app/bank_statements/queries/remembered_mapping'
import { readFile } from '#app/bank_statements/reading/read_file'

export interface BankFirm {
  id: number
  timeZone: string
}

/** Takes a file of a bank to be looked at. Nothing of it is a movement yet. */
export class UploadStatement {
  /** Throws UnreadableStatement. A file that the firm has already is given back as it is there. */
  async handle(
    author: Author,
    firm: BankFirm,
    { bytes, name }: { bytes: Buffer; name: string }
  ): Promise<{ statement: BankStatement; isNew: boolean }> {
    const digest = digestOfFile(bytes)
    const same = await BankStatement.in(firm).where('digest', digest).first()
    if (same) return { statement: same, isNew: false }
    const { format, content } = await readFile(author.userId!, bytes, firmToday(firm))
    const row = {
      ...{ workspaceId: firm.id, name: tidyLine(name, BANK_LIMITS.name) || 'estado.csv', format, digest, version: 1 },
      ...{ state: 'draft' as const, movementCount: 0, knownCount: 0, refusedCount: 0, refused: [] },
      ...{ pendingContent: content, pendingMapping: await mappingFor(firm, content), createdById: author.userId },
    }
    try {
      return { statement: await BankStatement.create(row), isNew: true }
    } catch (error) {
      if (!isDuplicate(error)) throw error
      const statement = await BankStatement.in(firm).where('digest', digest).firstOrFail()
      return { statement, isNew: false }
    }
  }
}

/** As a person once said for such headings, else as it is guessed. */
async function mappingFor(firm: BankFirm, content: FileContent): Promise<Mapping> {
  if (content.kind === 'table') return (await rememberedMapping(firm, content.rows)) ?? guessMapping(content.rows)
  const { lastDigits, currency } = content.account
  const account =
    lastDigits && currency
      ? await BankAccount.in(firm).where({ last_digits: lastDigits, currency }).orderBy('id').first()
      : null
  return {
    ...{ bank: account?.bank ?? 'other', headingLine: 0, columns: {}, dateOrder: 'dmy', decimal: '.' },
    accountId: account?.id ?? null,
  }
}
