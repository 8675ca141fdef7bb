/** The test application on a real socket. */
import { outerProblem } from "../src/http/outer-problem.ts";
import { HttpServer } from "../src/lifecycle/http-server.ts";
import { testApp } from "./test-app.ts";

export async function listeningApp(overrides: Parameters<typeof testApp>[0] = {}) {
  const test = testApp(overrides);
  const server = new HttpServer();
  const { port } = await server.listen("127.0.0.1", 0);
  server.answerWith(test.app.fetch, outerProblem({ newId: () => "request-0", log: test.log }));
  return {
    ...test,
    port,
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await server.stop(0);
    },
  };
}
