/** Path data of a leaf that begins at a place and points along an angle, in whole units. */
export function leaf(x: number, y: number, angle: number, length: number, width: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
  const [nx, ny] = [(-Math.sin(angle) * width) / 2, (Math.cos(angle) * width) / 2]
  // Widest before its middle; straight edges are as good as bent ones at this size, and drawn in half the time.
  const side = `${whole(dx * 0.42 + nx)} ${whole(dy * 0.42 + ny)}`
  const tip = `${whole(dx * 0.58 - nx)} ${whole(dy * 0.58 - ny)}`
  const back = `${whole(-dx * 0.58 - nx)} ${whole(-dy * 0.58 - ny)}`
  return `M${whole(x)} ${whole(y)}l${side} ${tip} ${back}Z`
}

function whole(value: number): number {
  return Math.round(value)
}
