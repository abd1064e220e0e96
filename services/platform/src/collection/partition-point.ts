/**
 * How many of `length` things in a row come first, where `isBefore` holds of these and of none behind them: their end, and
 * the place of the next one. Asks about as many of them as the length has bits.
 */
export function partitionPoint(length: number, isBefore: (place: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
