/**
 * Canonical correlation analysis, softened: directions in which the two models agree about pairs
 * come first, and are scaled by how well they agree. Full whitening would blow up the noise of
 * directions that hardly vary.
 */
import { EigenvalueDecomposition, Matrix, SingularValueDecomposition } from "ml-matrix";
import { centred, DIMENSIONS, type Projection } from "../embedded/projection.ts";

const WHITENING = 0.25;
const AGREEMENT = 0.5;
const SMALLEST_VARIANCE = 1e-8;

export type Vectors = readonly Float32Array[];

/** Row n of both sides is the same text in two languages. */
export function canonical(left: Vectors, right: Vectors): [Projection, Projection] {
  const means = [meanOf(left), meanOf(right)] as const;
  const x = left.map((vector) => centred(vector, means[0]));
  const y = right.map((vector) => centred(vector, means[1]));
  const whiten = [whitening(covariance(x, x)), whitening(covariance(y, y))] as const;
  const agreement = whiten[0].mmul(covariance(x, y)).mmul(whiten[1]);
  const { leftSingularVectors, rightSingularVectors, diagonal } = new SingularValueDecomposition(
    agreement,
    { autoTranspose: true },
  );
  const scaled = (vectors: Matrix) => {
    const best = vectors.subMatrix(0, vectors.rows - 1, 0, DIMENSIONS - 1);
    const weights = diagonal.slice(0, DIMENSIONS).map((value) => value ** AGREEMENT);
    return best.mulRowVector(weights);
  };
  const projection = (side: 0 | 1, vectors: Matrix): Projection => ({
    mean: means[side],
    matrix: Float32Array.from(whiten[side].mmul(scaled(vectors)).to1DArray()),
  });
  return [projection(0, leftSingularVectors), projection(1, rightSingularVectors)];
}

function meanOf(vectors: Vectors): Float32Array {
  const sum = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) {
    for (let place = 0; place < sum.length; place++) {
      sum[place] = (sum[place] ?? 0) + (vector[place] ?? 0);
    }
  }
  return Float32Array.from(sum, (value) => value / vectors.length);
}

function covariance(a: Vectors, b: Vectors): Matrix {
  const [rows, columns] = [a[0]?.length ?? 0, b[0]?.length ?? 0];
  const sums = new Float64Array(rows * columns);
  for (const [index, x] of a.entries()) {
    const y = b[index] ?? x;
    for (let row = 0; row < rows; row++) {
      const value = x[row] ?? 0;
      for (let column = 0; column < columns; column++) {
        const place = row * columns + column;
        sums[place] = (sums[place] ?? 0) + value * (y[column] ?? 0);
      }
    }
  }
  return Matrix.from1DArray(rows, columns, sums).div(a.length);
}

/** The covariance to the power of minus `WHITENING`. */
function whitening(matrix: Matrix): Matrix {
  const { eigenvectorMatrix, realEigenvalues } = new EigenvalueDecomposition(matrix, {
    assumeSymmetric: true,
  });
  const powers = realEigenvalues.map((value) => Math.max(value, SMALLEST_VARIANCE) ** -WHITENING);
  return eigenvectorMatrix.clone().mulRowVector(powers).mmul(eigenvectorMatrix.transpose());
}
