/** A point or a direction in metres: x to the right, y up, z away from the viewer. */
export type Vector = readonly [x: number, y: number, z: number]

export const vector = {
  add: (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]],
  subtract: (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]],
  scale: (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor],
  dot: (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2],
  cross: (a: Vector, b: Vector): Vector => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ],
  mix: (a: Vector, b: Vector, share: number): Vector => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ],
  length: (a: Vector): number => Math.hypot(...a),
  /** The same direction, one metre long. */
  unit: (a: Vector): Vector => vector.scale(a, 1 / (Math.hypot(...a) || 1)),
  middle: (points: readonly Vector[]): Vector =>
    vector.scale(
      points.reduce((sum, point) => vector.add(sum, point), [0, 0, 0]),
      1 / points.length,
    ),
}
