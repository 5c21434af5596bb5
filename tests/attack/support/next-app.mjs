/** Stands for the package `next`: one page for every address, and 405 for other methods. */
export function next() {
  return {
    prepare: async () => undefined,
    getUpgradeHandler: () => (_request, socket) => {
      socket.destroy();
    },
    getRequestHandler: () => async (request, response) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      response.writeHead(isRead ? 200 : 405, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end('<!DOCTYPE html><title>Page</title>');
    },
  };
}
