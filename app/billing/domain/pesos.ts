/** `1,234.50`: an amount of centavos in a sentence, without its sign. */
export function pesos(centavos: number): string {
  const [whole, rest] = [Math.trunc(centavos / 100), Math.abs(centavos % 100)]
  return `${new Intl.NumberFormat('es-MX').format(whole)}.${String(rest).padStart(2, '0')}`
}
