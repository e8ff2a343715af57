import { test } from '@japa/runner'
import { problemsOf, summaryId } from '../../../inertia/components/forms/plan.js'
import {
  date,
  email,
  greaterThan,
  isNumeric,
  maxLength,
  numeric,
  required,
} from '../../../inertia/components/forms/validators.js'
import type { Rule } from '../../../inertia/components/forms/validators.js'

const problem = (rule: Rule, value: unknown) => rule.check(value, {})?.id ?? null

test.group('Client field rules', () => {
  test('require a value that is not blank, unticked or unselected', ({ assert }) => {
    for (const value of ['', '   ', null, undefined, false, []]) {
      assert.equal(problem(required(), value), 'forms.required')
    }
    for (const value of ['a', 0, true, ['a'], { value: 'a' }]) assert.isNull(problem(required(), value))
  })

  test('refuse an email without an at sign or domain, or with blanks', ({ assert }) => {
    for (const value of ['renata', 'renata@galatea', 'a b@c.mx', '@c.mx', 'a@c..mx', 'a@.mx', 'a@b@c.mx', 'a@c.mx,']) {
      assert.equal(problem(email(), value), 'forms.email', value)
    }
  })

  test('accept real email addresses', ({ assert }) => {
    for (const value of [
      'a@b.mx',
      ' ana+juicios@correo.despacho.com.mx ',
      "o'hara@x.io",
      'ñandú@dominio.mx',
      'a@méxico.mx',
    ]) {
      assert.isNull(problem(email(), value), value)
    }
  })

  test('count characters as people do', ({ assert }) => {
    assert.isNull(problem(maxLength(3), '👩ñé'))
    assert.equal(problem(maxLength(3), 'ñéáí'), 'forms.characters_exceeded')
    assert.equal(maxLength(3).limit, 3)
  })

  test('accept only digits in a postal code and keep its zeros', ({ assert }) => {
    assert.isNull(problem(numeric(), '06700'))
    for (const value of ['S/N', '12-B', '1,000', '1.5', '1e3', '٣']) {
      assert.equal(problem(numeric(), value), 'forms.numeric', value)
    }
    assert.equal(problem(numeric(), '-3'), 'forms.not_negative')
  })

  test('limit the decimals of an amount', ({ assert }) => {
    assert.isNull(problem(numeric({ decimals: 2 }), '1234.50'))
    assert.deepEqual(numeric({ decimals: 2 }).check('1234.505', {}), { id: 'forms.decimals', values: { count: 2 } })
    assert.equal(problem(numeric({ decimals: 2 }), '-1234.505'), 'forms.not_negative')
    assert.equal(problem(numeric({ decimals: 2 }), '12.'), 'forms.numeric')
    assert.isTrue(isNumeric('12.', { decimals: 2, unfinished: true }))
    assert.isTrue(isNumeric('-4', { negative: true }))
  })

  test('require a number strictly above the limit', ({ assert }) => {
    assert.isNull(problem(greaterThan(0), '0.01'))
    assert.deepEqual(greaterThan(0).check('0', {}), { id: 'forms.greater_than', values: { value: 0 } })
    assert.isNull(problem(greaterThan(0), 'doce'))
  })

  test('require a date in the calendar', ({ assert }) => {
    assert.isNull(problem(date(), '2026-11-05'))
    assert.equal(problem(date(), 'mañana'), 'forms.date')
    for (const missing of ['31/02/2026', '2026-02-31', '0/13/2026'])
      assert.equal(problem(date(), missing), 'forms.no_such_day', missing)
  })

  test('skip all rules except the required one for an empty field', ({ assert }) => {
    for (const rule of [email(), numeric(), greaterThan(1), date(), maxLength(1)]) assert.isNull(problem(rule, ''))
  })
})

test.group('Form errors', () => {
  const plan = {
    email: { label: 'Correo', rules: [required(), email()] },
    amount: { label: 'Monto', rules: [numeric(), greaterThan(0)] },
    notes: { label: 'Notas' },
  }

  test('show the first broken rule of each field', ({ assert }) => {
    const wrong = problemsOf(plan, { email: 'mal', amount: '0', notes: '' })
    assert.equal(wrong.email?.id, 'forms.email')
    assert.equal(wrong.amount?.id, 'forms.greater_than')
    assert.notProperty(wrong, 'notes')
  })

  test('are empty when no rule is broken', ({ assert }) => {
    assert.deepEqual(problemsOf(plan, { email: 'a@b.mx', amount: '', notes: '' }), {})
  })

  test('mention missing fields in the summary only when nothing else is wrong', ({ assert }) => {
    assert.equal(summaryId([{ kind: 'required' }, { kind: 'required' }]), 'forms.summary_missing')
    assert.equal(summaryId([{ kind: 'required' }, { kind: 'other' }]), 'forms.summary_invalid')
  })
})
