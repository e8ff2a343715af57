import { test } from '@japa/runner'
import { REGION_READINGS, regionOf } from '#app/research/authority/regions'
import { PRECEDENT_RULES } from '#app/research/authority/precedent_rules'

test.group('Regions of the plenos regionales', () => {
  test('every reading names its source and when it was read', ({ assert }) => {
    for (const { source, readOn } of REGION_READINGS) {
      assert.isNotEmpty(source)
      assert.match(readOn, /^\d{4}-\d\d/)
    }
  })

  test('every circuit but the first has one region, whatever the subject', ({ assert }) => {
    for (let circuit = 2; circuit <= 32; circuit++) {
      const regions = REGION_READINGS.filter((one) => one.circuit === circuit).map(({ region }) => region)
      assert.lengthOf(new Set(regions), 1, String(circuit))
      assert.isNotNull(regionOf(circuit, null))
    }
    assert.isNull(regionOf(33, null))
    assert.isNull(regionOf(null, 'Penal'))
  })

  test('the first circuit is divided by subject', ({ assert }) => {
    const region = (subject: string | null) => regionOf(1, subject)?.region ?? null
    assert.deepEqual(['Penal', 'Administrativa', 'Civil', 'Laboral', 'Común', null].map(region), [
      'CN',
      'CN',
      'CS',
      'CS',
      null,
      null,
    ])
  })

  test('a verified reading goes before a reported one', ({ assert }) => {
    assert.isTrue(regionOf(3, 'Civil')?.isVerified)
    assert.isTrue(regionOf(4, 'Administrativa')?.isVerified)
    assert.isFalse(regionOf(4, 'Civil')?.isVerified)
  })
})

test.group('Rules of binding rulings', () => {
  test('no two of an organ cover the same day', ({ assert }) => {
    for (const one of PRECEDENT_RULES)
      for (const other of PRECEDENT_RULES)
        if (one !== other && one.organ === other.organ)
          assert.isTrue((one.until ?? '9999') < other.from || (other.until ?? '9999') < one.from)
  })
})
