import { test } from '@japa/runner'
import { translate } from '#app/core/messages/catalogue'
import { CfdiFault, FAULTS } from '#app/cfdi/parsing/fault'
import { brokenXml } from '#tests/helpers/broken_cfdi'
import { checkCfdi } from '#app/cfdi/domain/checks/check_cfdi'
import { readCfdi } from '#app/cfdi/parsing/read_cfdi'

const TODAY = '2026-05-04'

function reasonOf(bytes: Buffer): string {
  try {
    checkCfdi(readCfdi(bytes), TODAY)
    return 'taken'
  } catch (error) {
    if (error instanceof CfdiFault) return error.reason
    throw error
  }
}

/** Reasons that only what the firm has already, or the ZIP around an XML, can give. */
const OF_THE_FIRM = ['duplicate', 'over_total', 'encrypted']

test.group('A broken CFDI', () => {
  for (const [name, { reason, bytes }] of Object.entries(brokenXml))
    test(`is refused: ${name}`, ({ assert }) => {
      assert.equal(reasonOf(bytes()), reason)
    })

  test('says days and instants as people read them', ({ assert }) => {
    const saidOf = (bytes: Buffer) => {
      try {
        checkCfdi(readCfdi(bytes), TODAY)
      } catch (error) {
        if (error instanceof CfdiFault) return translate('es', `cfdi.fault.${error.reason}`, error.values)
      }
      return 'taken'
    }
    assert.equal(saidOf(brokenXml['a day of the future']!.bytes()), 'El CFDI tiene fecha del futuro: 10/01/2027')
    assert.equal(
      saidOf(brokenXml['a stamp before the day of issue']!.bytes()),
      'El timbre (09/03/2026 12:00) es anterior a la emisión (10/03/2026 12:00).'
    )
  })

  test('is refused for each reason that there is', ({ assert }) => {
    const told = new Set(Object.values(brokenXml).map(({ reason }) => reason))
    assert.deepEqual(
      FAULTS.filter((reason) => !told.has(reason) && !OF_THE_FIRM.includes(reason)),
      []
    )
  })

  test('is refused within a second and without memory that grows with it', ({ assert }) => {
    const before = process.memoryUsage().heapUsed
    for (const [name, { bytes }] of Object.entries(brokenXml)) {
      const content = bytes()
      const start = performance.now()
      reasonOf(content)
      assert.isBelow(performance.now() - start, 1_000, name)
    }
    assert.isBelow(process.memoryUsage().heapUsed - before, 200 * 1_048_576)
  })
})
